@echo off
rem Runs the mcts command line (modules mcts-cli and mcts-web) on Windows, after building it where it is missing.
rem   JAVA_HOME        the JDK to use; otherwise java of the PATH
rem   MCTS_JAVA_OPTS   JVM options, such as -Xmx8g; none unless set
rem After a source has changed, build it anew: mvn -q -Dquick package -pl mcts-web -am
setlocal
set "ROOT=%~dp0"
set "JAR=%ROOT%mcts-web\target\mcts.jar"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"

if not exist "%JAR%" (
    echo mcts: building ^(once^) ... 1>&2
    call mvn -q -B -Dquick package -pl mcts-web -am -f "%ROOT%pom.xml" 1>&2 <NUL
    if not exist "%JAR%" (
        echo mcts: the build failed; the messages are above 1>&2
        exit /b 1
    )
)

"%JAVA%" -Dfile.encoding=UTF-8 %MCTS_JAVA_OPTS% -jar "%JAR%" %*
exit /b %ERRORLEVEL%

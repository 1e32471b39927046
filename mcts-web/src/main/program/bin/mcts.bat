@echo off
rem Runs the mcts command line.
rem   JAVA_HOME        the Java runtime to use, 17 or later; otherwise the one that comes with the program, or java of the PATH
rem   MCTS_JAVA_OPTS   JVM options, such as -Xmx8g; none unless set
rem Labels instead of blocks: a path with a parenthesis, as in Program Files (x86), would end a block.
setlocal DisableDelayedExpansion
set "HOME_FOLDER=%~dp0.."
set "CLASSES="
if defined JAVA_HOME goto java_home
if exist "%HOME_FOLDER%\runtime\bin\java.exe" goto own_runtime
set "JAVA=java"
where /q java
if not errorlevel 1 goto run
echo mcts: there is no java on the PATH; install a Java runtime, 17 or later, or set JAVA_HOME 1>&2
exit /b 2

:java_home
set "JAVA=%JAVA_HOME%\bin\java.exe"
if exist "%JAVA%" goto run
echo mcts: JAVA_HOME is "%JAVA_HOME%", which has no bin\java.exe; set it to the folder of a Java runtime 1>&2
exit /b 2

:own_runtime
set "JAVA=%HOME_FOLDER%\runtime\bin\java.exe"
set CLASSES=-XX:SharedArchiveFile="%HOME_FOLDER%\lib\mcts.jsa"

rem The program writes UTF-8: the console shows it as such, and has its own code page again afterwards.
:run
set "CODE_PAGE="
for /f "tokens=2 delims=:." %%p in ('chcp ^<NUL') do set "CODE_PAGE=%%p"
chcp 65001 >NUL
"%JAVA%" -Xlog:disable %CLASSES% -Dfile.encoding=UTF-8 %MCTS_JAVA_OPTS% -jar "%HOME_FOLDER%\mcts.jar" %*
set "STATUS=%ERRORLEVEL%"
if defined CODE_PAGE chcp %CODE_PAGE% >NUL
exit /b %STATUS%

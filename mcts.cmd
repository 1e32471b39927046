@echo off
rem Runs the mcts command line (modules mcts-cli and mcts-web) on Windows, after building what is missing or out of date.
rem   JAVA_HOME        the JDK to use; otherwise java of the PATH
rem   MCTS_JAVA_OPTS   JVM options, such as -Xmx8g; none unless set
rem The working directory stays the caller's. Only the program itself writes to standard output.
rem Labels instead of blocks: a path with a parenthesis, as in Program Files (x86), would end a block.
setlocal DisableDelayedExpansion
set "ROOT=%~dp0"
set "MCTS_ROOT=%ROOT%"
set "MCTS_TARGET=%ROOT%mcts-web\target"
set "JAR=%MCTS_TARGET%\mcts.jar"
set "CLASSES=%MCTS_TARGET%\mcts.jsa"

if defined JAVA_HOME goto java_home
set "JAVA=java"
where /q java
if not errorlevel 1 goto check
echo mcts: there is no java on the PATH; allowed: a JDK, 17 or later, there or in JAVA_HOME 1>&2
exit /b 2

:java_home
set "JAVA=%JAVA_HOME%\bin\java.exe"
if exist "%JAVA%" goto check
echo mcts: JAVA_HOME is "%JAVA_HOME%", which has no bin\java.exe; allowed: the folder of a JDK 1>&2
exit /b 2

rem 1 if the jar is missing, or older than a pom or anything in a src\main (folders too: they tell of deleted files);
rem 2 if the jar is up to date, but newer than the archive of classes.
:check
set "CHECK=$t = $env:MCTS_TARGET; $jar = Get-Item -LiteralPath ($t + '\mcts.jar') -ErrorAction SilentlyContinue; if (-not $jar) { exit 1 }; Set-Location -LiteralPath $env:MCTS_ROOT; $all = @(Get-Item 'pom.xml', '*\pom.xml', '*\src\main') + @(Get-ChildItem '*\src\main' -Recurse); if ($all.Where({ $_.LastWriteTimeUtc -gt $jar.LastWriteTimeUtc }, 'First')) { exit 1 }; $jsa = Get-Item -LiteralPath ($t + '\mcts.jsa') -ErrorAction SilentlyContinue; if (-not $jsa -or $jsa.LastWriteTimeUtc -le $jar.LastWriteTimeUtc) { exit 2 }; exit 0"
powershell -NoProfile -NonInteractive -Command "%CHECK%" <NUL >NUL 2>&1
if errorlevel 2 goto archive
if not errorlevel 1 goto run

echo mcts: building (once, until a source changes) ... 1>&2
if not exist "%ROOT%target" mkdir "%ROOT%target"
type NUL >"%ROOT%target\mcts.begun"
set "MVN=mvn"
where /q mvn
if errorlevel 1 set "MVN=%ROOT%mvnw.cmd"
set "COMMIT="
if exist "%ROOT%.git" for /f "delims=" %%c in ('git -C "%ROOT%." describe --always --dirty --exclude * 2^>NUL') do set "COMMIT=%%c"
call "%MVN%" -q -B -Dquick "-Dbuild.commit=%COMMIT%" package -pl mcts-web -am -f "%ROOT%pom.xml" <NUL 1>&2
if not errorlevel 1 if exist "%JAR%" goto built
echo mcts: the build failed; the messages are above 1>&2
exit /b 1

rem The jar takes the time at which the build began: what was changed during the build is newer than this.
:built
powershell -NoProfile -NonInteractive -Command "(Get-Item -LiteralPath ($env:MCTS_TARGET + '\mcts.jar')).LastWriteTimeUtc = (Get-Item -LiteralPath ($env:MCTS_ROOT + 'target\mcts.begun')).LastWriteTimeUtc" <NUL >NUL

rem The classes that a run loads, ready for the next ones to start faster. A JDK that cannot use them does without; where none
rem can be kept, an empty file says that this was tried.
:archive
"%JAVA%" -XX:ArchiveClassesAtExit="%CLASSES%" -jar "%JAR%" games >NUL 2>&1 <NUL
if not exist "%CLASSES%" type NUL >"%CLASSES%"

rem The program writes UTF-8: the console shows it as such, and has its own code page again afterwards.
:run
set "CODE_PAGE="
for /f "tokens=2 delims=:." %%p in ('chcp ^<NUL') do set "CODE_PAGE=%%p"
chcp 65001 >NUL
"%JAVA%" -Xlog:disable -XX:SharedArchiveFile="%CLASSES%" -Dfile.encoding=UTF-8 %MCTS_JAVA_OPTS% -jar "%JAR%" %*
set "STATUS=%ERRORLEVEL%"
if defined CODE_PAGE chcp %CODE_PAGE% >NUL
exit /b %STATUS%

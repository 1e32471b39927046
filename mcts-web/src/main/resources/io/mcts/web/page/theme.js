// Sets light or dark before anything is painted, if the reader has chosen one; else the system decides.
(() => {
  try {
    const theme = localStorage.getItem('mcts.theme');
    if (theme === 'light' || theme === 'dark') {
      document.documentElement.dataset.theme = theme;
    }
  } catch {
    // No storage: the system decides.
  }
})();

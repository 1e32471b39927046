// The connection over which searches and matches report. It comes back by itself when it is lost.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

let socket = null;
let wait = FIRST_WAIT;
let listeners = {};

/** Connects. The listeners are opened(), lost(reason) and received(message). */
export function connect(newListeners) {
  listeners = newListeners;
  open();
  // Browsers keep a page that is left, to show it again at once: its searches end all the same. When it is come back
  // to, it connects anew.
  addEventListener('pagehide', () => socket?.close());
}

function open() {
  const url = new URL('api/live', location.href);
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  socket = new WebSocket(url);
  socket.onopen = () => {
    wait = FIRST_WAIT;
    listeners.opened();
  };
  socket.onmessage = (event) => listeners.received(JSON.parse(event.data));
  socket.onclose = ({reason}) => {
    socket = null;
    listeners.lost(reason);
    setTimeout(open, wait);
    wait = Math.min(LONGEST_WAIT, wait * 2);
  };
}

/** Whether the connection stands. */
export const isOpen = () => socket?.readyState === WebSocket.OPEN;

/** Sends a message; false if there is no connection. */
export function send(message) {
  if (!isOpen()) {
    return false;
  }
  socket.send(JSON.stringify(message));
  return true;
}

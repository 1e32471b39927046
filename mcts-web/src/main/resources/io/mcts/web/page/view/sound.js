// A short sound for each move, where the reader has turned sounds on.
import {state} from '../state/store.js';

/** By kind: hertz, and seconds. */
const TONES = {
  move: [[330, 0.07]],
  capture: [[220, 0.12]],
  end: [
    [392, 0.12],
    [523, 0.2],
  ],
};
const LOUDNESS = 0.08;

let context = null;

/** Plays a sound of a kind: move, capture or end. */
export function sound(kind) {
  if (!state.hasSound) {
    return;
  }
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length] of TONES[kind]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length;
  }
}

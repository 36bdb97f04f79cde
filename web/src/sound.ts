// Small sounds, made on the spot: nothing to download.
import { settings } from './settings';

const TONES = {
  turn: [[660, 0], [880, 0.11]],
  move: [[330, 0]],
  end: [[523, 0], [659, 0.12], [784, 0.24]],
} as const;

let audio: AudioContext | undefined;

export function play_sound(kind: keyof typeof TONES): void {
  const wish = settings.sound.value();
  if (wish === 'off' || (wish === 'turn' && kind !== 'turn')) return;
  try {
    audio ??= new AudioContext();
    for (const [pitch, after] of TONES[kind]) {
      const start = audio.currentTime + after;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.07, start + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.28);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.3);
    }
  } catch {
    // a browser without sound plays silently
  }
}

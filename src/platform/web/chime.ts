/** Two soft notes, in Hz. */
const NOTES = [784, 1047] as const;
const NOTE_S = 0.09;
const LOUDNESS = 0.05;

type AudioPage = Window & { AudioContext?: typeof AudioContext; webkitAudioContext?: typeof AudioContext };

/** A soft sound after a tap; silent where the browser has no Web Audio. */
export async function chime(): Promise<void> {
  const page = window as AudioPage;
  const Context = page.AudioContext ?? page.webkitAudioContext;
  if (Context === undefined) return;
  const context = new Context();
  try {
    await context.resume();
    const volume = context.createGain();
    const end = context.currentTime + NOTES.length * NOTE_S;
    volume.gain.setValueAtTime(LOUDNESS, context.currentTime);
    volume.gain.linearRampToValueAtTime(0, end);
    volume.connect(context.destination);
    await Promise.all(NOTES.map((frequency, index) => play(context, volume, frequency, index)));
  } finally {
    void context.close();
  }
}

const play = (context: AudioContext, volume: GainNode, frequency: number, index: number): Promise<void> =>
  new Promise((resolve) => {
    const note = context.createOscillator();
    note.frequency.value = frequency;
    note.connect(volume);
    note.onended = () => resolve();
    note.start(context.currentTime + index * NOTE_S);
    note.stop(context.currentTime + (index + 1) * NOTE_S);
  });

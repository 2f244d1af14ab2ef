import type { Speech } from '../speech';
import { systemScheduler, type Scheduler, type Timer } from '../timers';

/** Chrome knows its voices only some time after the page has opened. */
const VOICES_MS = 1000;
/** A browser without voices may swallow a text without an event. */
const BEGIN_MS = 3000;
/** Slower than for grown-ups. */
const RATE = 0.85;
const CHINESE = /^(zh|cmn)/i;

/** The voices of the Web Speech API. */
export class WebSpeech implements Speech {
  /** Kept, because browsers forget a spoken text that nothing refers to, and never report its end. */
  private spoken: SpeechSynthesisUtterance | undefined;

  constructor(
    private readonly synthesis: SpeechSynthesis,
    private readonly scheduler: Scheduler = systemScheduler,
  ) {}

  async read(text: string): Promise<boolean> {
    this.stop();
    const said = new SpeechSynthesisUtterance(text);
    this.spoken = said;
    // iPhones speak only within the tap: wait only where the voices are not known yet.
    if (this.synthesis.getVoices().length === 0) await this.voices();
    if (this.spoken !== said) return true;
    const voices = this.synthesis.getVoices();
    const voice =
      voices.find(({ lang }) => /^zh[-_]CN/i.test(lang)) ?? voices.find(({ lang }) => CHINESE.test(lang));
    if (voice === undefined) return false;
    said.lang = 'zh-CN';
    said.rate = RATE;
    said.voice = voice;
    return this.speak(said);
  }

  stop(): void {
    this.spoken = undefined;
    this.synthesis.cancel();
  }

  private speak(said: SpeechSynthesisUtterance): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isRead: boolean, timer: Timer): void => {
        timer.stop();
        resolve(isRead);
      };
      const timer = this.scheduler.after(BEGIN_MS, () => resolve(false));
      said.onstart = () => timer.stop();
      said.onend = () => end(true, timer);
      // Stopping is reported as an error, too.
      said.onerror = ({ error }) => end(error === 'canceled' || error === 'interrupted', timer);
      this.synthesis.speak(said);
    });
  }

  private voices(): Promise<void> {
    return new Promise((resolve) => {
      const timer = this.scheduler.after(VOICES_MS, () => done());
      const done = (): void => {
        timer.stop();
        this.synthesis.removeEventListener('voiceschanged', done);
        resolve();
      };
      this.synthesis.addEventListener('voiceschanged', done);
    });
  }
}

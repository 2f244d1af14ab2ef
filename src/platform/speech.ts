/** The device's voice, which reads Chinese aloud. */
export interface Speech {
  /** Stops what was read before. true: read to its end, or stopped; false: there is no Chinese voice, or it failed. */
  read(text: string): Promise<boolean>;
  stop(): void;
}

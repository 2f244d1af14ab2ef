import { nextRandomByte } from './random-pool';

/** Replaces jsencrypt's generator, which falls back to Math.random (config/replace-modules.ts). */
export class SecureRandom {
  nextBytes(bytes: number[]): void {
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = nextRandomByte();
  }
}

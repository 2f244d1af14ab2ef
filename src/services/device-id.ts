import type { Platform } from '@/platform/types';
import type { AppStorage } from './storage/app-storage';
import { stored } from './storage/values';

const BYTES = 16;

export async function randomHex(platform: Pick<Platform, 'randomBytes'>): Promise<string> {
  const random = await platform.randomBytes(BYTES);
  if (!random.ok) return '';
  return Array.from(random.value, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Stable across starts on this device; '' where the host has no randomness to generate one. */
export async function deviceIdOf(
  platform: Pick<Platform, 'randomBytes'>,
  storage: AppStorage,
): Promise<string> {
  const kept = storage.get(stored.deviceId);
  if (kept) return kept;
  const made = await randomHex(platform);
  if (made) storage.set(stored.deviceId, made);
  return made;
}

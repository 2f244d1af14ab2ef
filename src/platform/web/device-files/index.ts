import type { DeviceFiles, Picking } from '../../device-files';
import { systemScheduler } from '../../timers';
import { pickFiles } from '../answers/file-picker';
import { uprightJpeg } from '../answers/pictures/upright';
import { changedPicture } from './change-picture';
import { createShelf } from './shelf';
import { tusSender } from './tus-sender';

/** Safari converts its own formats to these if named explicitly. */
const ACCEPTED: Readonly<Record<Picking['kind'], string>> = {
  picture: 'image/jpeg,image/png,image/webp',
  film: 'video/mp4,video/*',
  sound: 'audio/*,video/mp4',
};
/** The system's camera accepts only the general type. */
const TAKEN: Readonly<Record<Picking['kind'], string>> = {
  picture: 'image/*',
  film: 'video/*',
  sound: 'audio/*',
};
const CAPTURE: Readonly<Record<Picking['kind'], 'environment' | 'user'>> = {
  picture: 'environment',
  film: 'environment',
  sound: 'user',
};

export function createDeviceFiles(): DeviceFiles {
  const pick = pickFiles(document, systemScheduler);
  return {
    shelf: createShelf(),
    sender: tusSender,
    pick: ({ kind, isMany, isTaken }) =>
      pick({
        accept: isTaken ? TAKEN[kind] : ACCEPTED[kind],
        multiple: isMany,
        ...(isTaken && { capture: CAPTURE[kind] }),
      }),
    upright: (picture) => uprightJpeg(picture),
    change: (picture, change) => changedPicture(picture, change),
    lend: (bytes) => URL.createObjectURL(bytes),
    giveBack: (address) => URL.revokeObjectURL(address),
  };
}

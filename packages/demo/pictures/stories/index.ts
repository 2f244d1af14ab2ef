import { cloudBlanket, moonBoat, moonLamp, slowTrain } from './bedtime';
import { ironNeedle, waitingRabbit, wellFrog } from './idioms';
import { lostShape, queueDucks, sharingCake } from './maths';
import { littleSeed, rainSong } from './nature';

/** By the name of the story. */
export const storyCovers = {
  'moon-boat': moonBoat,
  'little-seed': littleSeed,
  'rain-song': rainSong,
  'moon-lamp': moonLamp,
  'cloud-blanket': cloudBlanket,
  'slow-train': slowTrain,
  'waiting-rabbit': waitingRabbit,
  'well-frog': wellFrog,
  'iron-needle': ironNeedle,
  'sharing-cake': sharingCake,
  'queue-ducks': queueDucks,
  'lost-shape': lostShape,
} as const;

export type StoryCoverName = keyof typeof storyCovers;

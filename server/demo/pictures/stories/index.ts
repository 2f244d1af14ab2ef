import { cloudBlanket, moonLamp, slowTrain } from './bedtime';
import { ironNeedle, waitingRabbit, wellFrog } from './idioms';
import { lostShape, queueDucks, sharingCake } from './maths';

/** By the name of the story. */
export const storyCovers = {
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

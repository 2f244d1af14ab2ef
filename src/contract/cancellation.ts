/** Cancelling an account (decisions.md 8). States and limits are not shown in the specification (assumed). */
import type { ValueOf } from './enums';

/** Days until a confirmed cancellation removes the data; until then it can be undone. */
export const COOLING_OFF_DAYS = 15;
/** Who agreed to the consequences has this long to confirm the phone. */
export const CANCELLATION_CONSENT_MINUTES = 60;

export const CancellationStatus = {
  none: 'none',
  /** The consequences are agreed to, the phone is still to be confirmed. */
  agreed: 'agreed',
  /** Confirmed: the cooling-off runs. */
  pending: 'pending',
} as const;
export type CancellationStatus = ValueOf<typeof CancellationStatus>;

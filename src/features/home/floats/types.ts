/** A floating icon: activity, entrance or the operator's button. */
export interface FloatingIcon {
  /** Unique among all sources: `activity.12`, `wonderful`. Key of closed icons. */
  readonly id: string;
  readonly iconPath: string;
  /** Accessible name, also tracked. */
  readonly label: string;
  /** float_button_click is already tracked. */
  open(): void;
  /** Tracked, of the operator's button only. */
  readonly slotId?: number;
  readonly positionId?: number;
}

/** A source of icons. `icons` is an observable getter. */
export interface FloatSource {
  readonly icons: readonly FloatingIcon[];
}

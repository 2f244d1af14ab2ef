/** How an outline is written down here. */
export interface Outline {
  readonly step: string;
  readonly title: string;
  readonly summary: string;
  readonly units: readonly {
    readonly title: string;
    readonly abilities: readonly string[];
    /** Title and what is done in it. */
    readonly lessons: readonly (readonly [string, string])[];
  }[];
}

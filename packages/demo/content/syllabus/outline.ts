/** Notation of an outline. */
export interface Outline {
  readonly step: string;
  readonly title: string;
  readonly summary: string;
  readonly units: readonly {
    readonly title: string;
    readonly abilities: readonly string[];
    /** Title and content of each lesson. */
    readonly lessons: readonly (readonly [string, string])[];
  }[];
}

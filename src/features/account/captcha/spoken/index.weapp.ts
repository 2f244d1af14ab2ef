/** The mini program plays no sound of ours, and would carry its player in the main package. */
export const OtherWay = (_props: object) => null;
export const SpokenCaptcha = (_props: object) => null;

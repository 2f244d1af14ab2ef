/** Where things are in the slider captcha, without a pixel of a screen: rule account-27, rule account-28. */
import {
  CAPTCHA_HEIGHT_RATIO,
  CAPTCHA_IMAGE,
  CAPTCHA_MAX_WIDTH_PX,
  CAPTCHA_PAGE_MARGIN_PX,
  CAPTCHA_POINT_Y,
} from '@/contract/account/values';
import { DESIGN_WIDTH, MAX_ROOT_SCALE } from '@/contract/shell';

/** All in CSS pixels. */
export interface CaptchaLayout {
  readonly width: number;
  readonly height: number;
  readonly pieceWidth: number;
  /** How far the left edge of the piece can go. */
  readonly pieceTravel: number;
  readonly handleWidth: number;
  readonly handleTravel: number;
}

/** Never narrower than a thumb, and growing with a wide screen. */
const MIN_HANDLE_PX = 48;
const HANDLE_SHARE = 0.14;

/** A picture smaller than this cannot be read; the sheet scrolls instead. */
const MIN_WIDTH_PX = 200;
/** Title, slider and margins around the picture, in design units; the sheet itself is 85 % of the page's height. */
const AROUND_PICTURE = 290;
const SHEET_SHARE = 0.85;

const IMAGE_TRAVEL = CAPTCHA_IMAGE.width - CAPTCHA_IMAGE.pieceWidth;

/** Page width minus 96, at most 700, half as high; smaller where a low, wide window would cut the slider off. */
export function captchaLayout(page: { readonly width: number; readonly height: number }): CaptchaLayout {
  const designUnit = Math.min(page.width / DESIGN_WIDTH, MAX_ROOT_SCALE);
  const room = page.height * SHEET_SHARE - AROUND_PICTURE * designUnit;
  const wanted = Math.min(
    CAPTCHA_MAX_WIDTH_PX,
    page.width - CAPTCHA_PAGE_MARGIN_PX,
    room / CAPTCHA_HEIGHT_RATIO,
  );
  const width = Math.max(wanted, MIN_WIDTH_PX);
  const pieceWidth = (width * CAPTCHA_IMAGE.pieceWidth) / CAPTCHA_IMAGE.width;
  const handleWidth = Math.max(MIN_HANDLE_PX, Math.round(width * HANDLE_SHARE));
  return {
    width,
    height: width * CAPTCHA_HEIGHT_RATIO,
    pieceWidth,
    pieceTravel: width - pieceWidth,
    handleWidth,
    handleTravel: width - handleWidth,
  };
}

/** The slider's place is a share of its way, 0 to 1, so that it means the same on the screen and in the image. */
export const clampShare = (share: number): number =>
  Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) : 0;

/** Where a finger that moved by `distance` pixels has taken the slider. */
export const dragShare = (layout: CaptchaLayout, startShare: number, distance: number): number =>
  clampShare(startShare + distance / layout.handleTravel);

export const pieceLeft = (layout: CaptchaLayout, share: number): number => share * layout.pieceTravel;
export const handleLeft = (layout: CaptchaLayout, share: number): number => share * layout.handleTravel;

/** The piece's left edge in the image's own 310 pixels. */
export const imageX = (share: number): number => Math.round(clampShare(share) * IMAGE_TRAVEL);

/** One step of an arrow key, in the image's own pixels, as a share. */
export const shareOfImagePixels = (pixels: number): number => pixels / IMAGE_TRAVEL;

/** The text that is encrypted; the server reads exactly this form. */
export const pointText = (x: number): string => JSON.stringify({ x, y: CAPTCHA_POINT_Y });

/** The text of the second code, before encryption. */
export const secondCodeText = (token: string, point: string): string => `${token}---${point}`;

/** Geometry of the slider captcha, independent of the screen: rule account-27, rule account-28. */
import {
  CAPTCHA_HEIGHT_RATIO,
  CAPTCHA_IMAGE,
  CAPTCHA_MAX_WIDTH_PX,
  CAPTCHA_PAGE_MARGIN_PX,
  CAPTCHA_POINT_Y,
} from '@/contract/account/values';
import { DESIGN_WIDTH, MAX_ROOT_SCALE } from '@/contract/shell';

/** In CSS pixels. */
export interface CaptchaLayout {
  readonly width: number;
  readonly height: number;
  readonly pieceWidth: number;
  /** Maximum left offset of the piece. */
  readonly pieceTravel: number;
  readonly handleWidth: number;
  readonly handleTravel: number;
}

/** At least a thumb's width; grows with the screen. */
const MIN_HANDLE_PX = 48;
const HANDLE_SHARE = 0.14;

/** Smaller pictures are unreadable; the sheet scrolls instead. */
const MIN_WIDTH_PX = 200;
/** Height of title, slider and margins, in design units; the sheet is 85 % of the page's height. */
const AROUND_PICTURE = 290;
const SHEET_SHARE = 0.85;

const IMAGE_TRAVEL = CAPTCHA_IMAGE.width - CAPTCHA_IMAGE.pieceWidth;

/** Page width minus 96, at most 700, half as high; smaller where a low, wide window would clip the slider. */
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

/** The position is a share of the travel, 0 to 1, valid for both screen and image. */
export const clampShare = (share: number): number =>
  Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) : 0;

/** The share after a drag by `distance` pixels. */
export const dragShare = (layout: CaptchaLayout, startShare: number, distance: number): number =>
  clampShare(startShare + distance / layout.handleTravel);

export const pieceLeft = (layout: CaptchaLayout, share: number): number => share * layout.pieceTravel;
export const handleLeft = (layout: CaptchaLayout, share: number): number => share * layout.handleTravel;

/** The piece's left edge in the image's 310 pixels. */
export const imageX = (share: number): number => Math.round(clampShare(share) * IMAGE_TRAVEL);

/** Image pixels as a share. */
export const shareOfImagePixels = (pixels: number): number => pixels / IMAGE_TRAVEL;

/** Plaintext of the point; the server parses exactly this form. */
export const pointText = (x: number): string => JSON.stringify({ x, y: CAPTCHA_POINT_Y });

/** Plaintext of the second code. */
export const secondCodeText = (token: string, point: string): string => `${token}---${point}`;

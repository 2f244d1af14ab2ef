import {
  captchaLayout,
  dragShare,
  handleLeft,
  imageX,
  pieceLeft,
  pointText,
  secondCodeText,
  shareOfImagePixels,
} from '@/features/account/captcha/geometry';

const page = (width: number, height = width * 2) => ({ width, height });

describe('the slider captcha on the screen', () => {
  test('is as wide as the page less 96, and half as high', () => {
    expect(captchaLayout(page(375))).toMatchObject({ width: 279, height: 139.5 });
    expect(captchaLayout(page(390))).toMatchObject({ width: 294, height: 147 });
  });

  test('is at most 700 wide', () => {
    expect(captchaLayout(page(796)).width).toBe(700);
    expect(captchaLayout(page(1920))).toMatchObject({ width: 700, height: 350 });
  });

  test('leaves room for the slider in a low window', () => {
    const { height } = captchaLayout(page(1024, 768));
    expect(height + (290 * 1024) / 750).toBeLessThanOrEqual(768 * 0.85);
    expect(captchaLayout(page(812, 375)).width).toBeGreaterThanOrEqual(200);
  });

  test('scales the piece with the picture', () => {
    expect(captchaLayout(page(406)).pieceWidth).toBe(47);
    expect(captchaLayout(page(1920)).pieceWidth).toBeCloseTo((47 / 310) * 700);
  });

  test('keeps a handle that a thumb can hit', () => {
    expect(captchaLayout(page(320)).handleWidth).toBeGreaterThanOrEqual(44);
  });

  test('lets both piece and handle end at the right edge', () => {
    const layout = captchaLayout(page(375));
    expect(pieceLeft(layout, 1) + layout.pieceWidth).toBeCloseTo(layout.width);
    expect(handleLeft(layout, 1) + layout.handleWidth).toBeCloseTo(layout.width);
  });
});

describe('the place that is reported', () => {
  test('is in the image’s own pixels, whatever the screen', () => {
    for (const pageWidth of [320, 375, 390, 768, 1920]) {
      const layout = captchaLayout(page(pageWidth));
      const touchX = (100 / (310 - 47)) * layout.handleTravel;
      expect(imageX(dragShare(layout, 0, touchX))).toBe(100);
    }
  });

  test('stays between both edges of the picture', () => {
    const layout = captchaLayout(page(375));
    expect(imageX(dragShare(layout, 0, -500))).toBe(0);
    expect(imageX(dragShare(layout, 0, 5000))).toBe(310 - 47);
    expect(imageX(Number.NaN)).toBe(0);
  });

  test('moves by whole image pixels with the arrow keys', () => {
    expect(imageX(shareOfImagePixels(4))).toBe(4);
  });

  test('is written as the server reads it', () => {
    expect(pointText(100)).toBe('{"x":100,"y":5}');
    expect(secondCodeText('abc', pointText(100))).toBe('abc---{"x":100,"y":5}');
  });
});

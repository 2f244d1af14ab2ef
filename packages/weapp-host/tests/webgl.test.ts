import { page } from './support/program-folder';
import { startFiles, type Fixture } from './support/start-fixture';
import { until } from './support/until';

const DRAWING = `Page({
  data: { path: '' },
  onReady() {
    wx.createSelectorQuery().select('#board').node(({ node }) => this.draw(node)).exec();
  },
  draw(canvas) {
    const gl = canvas.getContext('webgl');
    Object.assign(this, { canvas, gl });
    gl.clearColor(0, 1, 0, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
  },
  about() {
    const { canvas, gl } = this;
    const extension = gl.getExtension('OES_vertex_array_object');
    return {
      pixel: this.read(),
      size: [gl.drawingBufferWidth, gl.drawingBufferHeight],
      same: gl.canvas === canvas && canvas.getContext('webgl') === gl,
      extension: Boolean(extension.createVertexArrayOES()) && gl.getExtension('OES_vertex_array_object') === extension,
      other: canvas.getContext('2d'),
      unknown: gl.getExtension('none'),
      url: canvas.toDataURL().length > 100,
      browser: [typeof gl.canvas.convertToBlob, gl.constructor === Object],
    };
  },
  read() {
    const pixel = new Uint8Array(4);
    this.gl.readPixels(0, 0, 1, 1, this.gl.RGBA, this.gl.UNSIGNED_BYTE, pixel);
    return [...pixel];
  },
  // First row of a texture whose picture is red above blue.
  firstRow(source, flipped) {
    const { gl } = this;
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, flipped);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
    const texture = gl.getParameter(gl.TEXTURE_BINDING_2D);
    gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    const row = this.read();
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    return row;
  },
  textures() {
    const small = wx.createOffscreenCanvas({ type: '2d', width: 1, height: 2 });
    const pen = small.getContext('2d');
    pen.fillStyle = 'red';
    pen.fillRect(0, 0, 1, 1);
    pen.fillStyle = 'blue';
    pen.fillRect(0, 1, 1, 1);
    const image = this.canvas.createImage();
    return new Promise((resolve) => {
      image.onload = () => resolve([small, pen.getImageData(0, 0, 1, 2), image].map(
        (source) => [this.firstRow(source, false), this.firstRow(source, true)],
      ));
      image.src = small.toDataURL();
    });
  },
  keep() {
    return new Promise((resolve) => wx.canvasToTempFilePath({ canvas: this.canvas, complete: resolve }));
  },
})`;

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

describe('a canvas type="webgl"', () => {
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await startFiles(
      page('pages/a/a', { js: DRAWING, wxml: '<canvas id="board" type="webgl" binderror="none"/>' }),
    );
    await until(async () => (await call('about').catch(() => null)) !== null);
  });

  const call = async (method: string) => (await fixture.miniProgram.currentPage())!.callMethod(method);

  it('is drawn by the mini program, which gets nothing of the browser', async () => {
    expect(await call('about')).toEqual({
      pixel: [0, 255, 0, 255],
      size: [300, 150],
      same: true,
      extension: true,
      other: null,
      unknown: null,
      url: true,
      browser: ['undefined', true],
    });
  });

  it('takes canvases, pixels and pictures as textures, upside down where that is asked', async () => {
    expect(await call('textures')).toEqual([
      [RED, BLUE],
      [RED, BLUE],
      [RED, BLUE],
    ]);
  });

  it('is seen on the page, and becomes a file', async () => {
    const frame = fixture.host.page.frames().find((each) => each.url().includes('frame.html'))!;
    const colour = () =>
      frame.evaluate<number[]>(`(() => {
        const pen = new OffscreenCanvas(1, 1).getContext('2d');
        pen.drawImage(document.querySelector('wx-canvas > canvas'), 0, 0);
        return [...pen.getImageData(0, 0, 1, 1).data];
      })()`);
    await until(async () => (await colour()).join() === '0,255,0,255');
    expect(await call('keep')).toMatchObject({ errMsg: 'canvasToTempFilePath:ok' });
    expect(fixture.host.report().exceptions).toEqual([]);
  });
});

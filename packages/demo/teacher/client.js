// The teacher's page in the browser: marks on photos, voice recording, and sending the correction. Not bundled.
'use strict';

(() => {
  const form = document.querySelector('form[data-correction]');
  if (form === null) return;
  const SVG = 'http://www.w3.org/2000/svg';
  const SCALE = 10000;
  const MOST_POINTS = 2000;
  const SIGNS = { right: '✓', wrong: '✗', half: '½' };
  const status = document.querySelector('[data-status]');
  const say = (text) => {
    status.textContent = text;
  };
  let tool = 'pen';

  for (const button of document.querySelectorAll('[data-tool]')) {
    button.addEventListener('click', () => {
      tool = button.dataset.tool;
      for (const other of document.querySelectorAll('[data-tool]'))
        other.setAttribute('aria-pressed', String(other.dataset.tool === tool));
    });
  }

  const place = (value) => Math.max(0, Math.min(SCALE, Math.round(value)));

  function draw(layer, marks, cursor) {
    layer.replaceChildren();
    for (const { points } of marks.strokes) {
      const line = document.createElementNS(SVG, 'polyline');
      const pairs = [];
      for (let at = 0; at + 1 < points.length; at += 2) pairs.push(`${points[at]},${points[at + 1]}`);
      line.setAttribute('points', pairs.join(' '));
      layer.append(line);
    }
    for (const { x, y, sign } of marks.signs) {
      const text = document.createElementNS(SVG, 'text');
      text.setAttribute('x', x);
      text.setAttribute('y', y);
      text.textContent = SIGNS[sign];
      layer.append(text);
    }
    if (cursor === null) return;
    const ring = document.createElementNS(SVG, 'circle');
    ring.setAttribute('cx', cursor.x);
    ring.setAttribute('cy', cursor.y);
    ring.setAttribute('r', 220);
    layer.append(ring);
  }

  // For each photo: its marks, in order, for undo.
  const sheets = [...document.querySelectorAll('[data-sheet]')].map((sheet) => {
    const layer = sheet.querySelector('svg');
    const marks = JSON.parse(sheet.dataset.marks);
    const order = [...marks.strokes.map(() => 'strokes'), ...marks.signs.map(() => 'signs')];
    let cursor = null;
    let open = null;
    const show = () => draw(layer, marks, cursor);
    const at = ({ clientX, clientY }) => {
      const box = layer.getBoundingClientRect();
      return {
        x: place(((clientX - box.left) / box.width) * SCALE),
        y: place(((clientY - box.top) / box.height) * SCALE),
      };
    };
    const sign = ({ x, y }) => {
      if (marks.signs.length >= 100) return;
      marks.signs.push({ x, y, sign: tool === 'pen' ? 'right' : tool });
      order.push('signs');
      show();
    };
    layer.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      const { x, y } = at(event);
      if (tool !== 'pen') return sign({ x, y });
      if (marks.strokes.length >= 200) return undefined;
      open = { colour: 'red', points: [x, y] };
      marks.strokes.push(open);
      order.push('strokes');
      layer.setPointerCapture(event.pointerId);
      return show();
    });
    layer.addEventListener('pointermove', (event) => {
      if (open === null || open.points.length >= MOST_POINTS) return;
      const { x, y } = at(event);
      const [beforeX, beforeY] = open.points.slice(-2);
      if (Math.abs(x - beforeX) + Math.abs(y - beforeY) < 40) return;
      open.points.push(x, y);
      show();
    });
    for (const end of ['pointerup', 'pointercancel'])
      layer.addEventListener(end, () => {
        open = null;
      });
    // Keyboard: arrow keys move a ring, Enter places the mark there.
    layer.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: [-200, 0], ArrowRight: [200, 0], ArrowUp: [0, -200], ArrowDown: [0, 200] }[
        event.key
      ];
      const isPut = event.key === 'Enter' || event.key === ' ';
      if (step === undefined && !isPut) return;
      event.preventDefault();
      cursor = cursor ?? { x: SCALE / 2, y: SCALE / 2 };
      if (isPut) return sign(cursor);
      cursor = { x: place(cursor.x + step[0]), y: place(cursor.y + step[1]) };
      return show();
    });
    layer.addEventListener('blur', () => {
      cursor = null;
      show();
    });
    sheet.querySelector('[data-undo]').addEventListener('click', () => {
      const last = order.pop();
      if (last !== undefined) marks[last].pop();
      show();
    });
    show();
    return { questionId: Number(sheet.dataset.question), marks };
  });

  // One recording per place, uploaded immediately.
  const voices = new Map();
  for (const recorder of document.querySelectorAll('[data-voice]')) {
    const button = recorder.querySelector('button');
    const player = recorder.querySelector('audio');
    let running = null;
    const whose = recorder.dataset.voice;
    if (recorder.dataset.kept) voices.set(whose, JSON.parse(recorder.dataset.kept));
    if (!window.MediaRecorder || !navigator.mediaDevices) {
      button.disabled = true;
      button.textContent = '此浏览器不能录音';
    }
    button.addEventListener('click', async () => {
      if (running !== null) return running.stop();
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
        const parts = [];
        const began = performance.now();
        running = new MediaRecorder(stream);
        running.addEventListener('dataavailable', ({ data }) => parts.push(data));
        running.addEventListener('stop', async () => {
          const type = running.mimeType;
          running = null;
          button.textContent = '重新录音';
          for (const track of stream.getTracks()) track.stop();
          const seconds = Math.max(1, Math.min(180, Math.round((performance.now() - began) / 1000)));
          const body = new Blob(parts, { type });
          player.src = URL.createObjectURL(body);
          player.hidden = false;
          const answer = await fetch(`${form.action}/voice`, {
            method: 'POST',
            headers: { 'content-type': type },
            body,
          });
          if (!answer.ok) return say('录音没有传上去，请再录一次');
          const { key } = await answer.json();
          voices.set(whose, { key, seconds });
          return say('录音已保存，批改时一起发给家长');
        });
        running.start();
        button.textContent = '停止录音';
        setTimeout(() => running?.stop(), 180000);
      } catch {
        say('没有麦克风权限，或找不到麦克风');
      }
      return undefined;
    });
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const value = (name) => form.elements.namedItem(name)?.value ?? '';
    const items = [...document.querySelectorAll('[data-item]')].map((item) => {
      const questionId = Number(item.dataset.item);
      const points = value(`points-${questionId}`);
      return {
        questionId,
        words: value(`words-${questionId}`),
        voice: voices.get(String(questionId)) ?? null,
        marks: sheets
          .filter((sheet) => sheet.questionId === questionId)
          .map(({ marks }) => marks)
          .filter(({ signs, strokes }) => signs.length + strokes.length > 0),
        ...(points === '' ? {} : { points: Number(points) }),
      };
    });
    const correction = {
      round: Number(form.dataset.round),
      words: value('words'),
      stars: Number(value('stars')),
      voice: voices.get('all') ?? null,
      isHandedBack: event.submitter?.value === 'back',
      items,
    };
    for (const button of form.querySelectorAll('button[name=end]')) button.disabled = true;
    const answer = await fetch(`${form.action}/correct`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(correction),
    }).catch(() => null);
    if (answer?.ok) {
      location.assign(form.dataset.list);
      return;
    }
    for (const button of form.querySelectorAll('button[name=end]')) button.disabled = false;
    say((answer && (await answer.json().catch(() => null))?.message) || '没有保存成功，请再试一次');
  });
})();

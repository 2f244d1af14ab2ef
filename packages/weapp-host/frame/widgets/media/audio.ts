import { mediaSpecs } from '../../../protocol/components/media';
import { defineWidget } from '../../widget';
import { box } from '../containers/dom';

/** Deprecated in WeChat; plays with a simple look. */
defineWidget('audio', mediaSpecs.audio!, (host) => {
  const audio = new Audio();
  const poster = document.createElement('img');
  const [name, author] = [box('wx-audio-name'), box('wx-audio-author')];
  const button = box('wx-audio-button', poster);
  const panel = box('wx-audio-panel', button, box('wx-audio-info', name, author));
  host.element.append(panel);

  audio.addEventListener('play', () => host.fire('play'));
  audio.addEventListener('pause', () => audio.ended || host.fire('pause'));
  audio.addEventListener('ended', () => host.fire('ended'));
  audio.addEventListener('timeupdate', () =>
    host.fire('timeupdate', { currentTime: audio.currentTime, duration: audio.duration || 0 }),
  );
  audio.addEventListener('error', () => {
    if (audio.getAttribute('src')) host.fire('error', { errMsg: String(audio.error?.code ?? 4) });
  });

  const setSrc = (src: string) => {
    if (src) audio.src = host.resource(src);
    else audio.removeAttribute('src');
  };
  const play = () => void audio.play().catch(() => undefined);
  return {
    update(changed) {
      if (changed.has('src')) setSrc(host.prop('src'));
      audio.loop = host.prop('loop');
      panel.hidden = !host.prop('controls');
      name.textContent = host.prop('name');
      author.textContent = host.prop('author');
      const picture = host.prop<string>('poster');
      if (picture) poster.src = host.resource(picture);
    },
    tapped(target) {
      if (!button.contains(target)) return true;
      if (audio.paused) play();
      else audio.pause();
      return true;
    },
    released: () => audio.pause(),
    state: () => ({ currentTime: audio.currentTime, duration: audio.duration || 0, paused: audio.paused }),
    methods: {
      setSrc,
      play,
      pause: () => audio.pause(),
      seek: (position: number) => {
        audio.currentTime = Number(position);
      },
    },
  };
});

import { containerSpecs } from '../../../protocol/components/containers';
import { defineWidget } from '../../widget';

defineWidget('cover-image', containerSpecs['cover-image']!, (host) => {
  const image = document.createElement('img');
  host.element.append(image);
  image.addEventListener('load', () =>
    host.fire('load', { width: image.naturalWidth, height: image.naturalHeight }),
  );
  image.addEventListener('error', () =>
    host.fire('error', { errMsg: `GET ${host.prop<string>('src')} 404 (Not Found)` }),
  );
  return {
    update(changed) {
      const src = host.prop<string>('src');
      if (!changed.has('src')) return;
      if (src) image.src = host.resource(src);
      else image.removeAttribute('src');
    },
  };
});

import { mediaSpecs } from '../../../protocol/components/media';
import { defineWidget } from '../../widget';
import { box } from '../containers/dom';

/** Unsupported components: a grey box with a note, an `error` event, methods that fail. */
for (const tag of ['camera', 'map']) {
  const errMsg = `${tag}:fail not supported`;
  defineWidget(tag, mediaSpecs[tag]!, (host) => {
    const container = box('wx-shell-slot');
    const notice = box('wx-shell-notice');
    notice.textContent = `当前环境不支持 ${tag} 组件`;
    host.element.append(notice, container);
    return { container, attached: () => host.fire('error', { errMsg }) };
  });
}

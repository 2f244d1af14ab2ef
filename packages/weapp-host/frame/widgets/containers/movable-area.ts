import { containerSpecs } from '../../../protocol/components/containers';
import { defineWidget } from '../../widget';

defineWidget('movable-area', containerSpecs['movable-area']!, (host) => ({
  state: () => ({ scaleArea: host.prop('scaleArea') }),
}));

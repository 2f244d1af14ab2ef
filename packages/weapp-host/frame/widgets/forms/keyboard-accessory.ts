import { formSpecs } from '../../../protocol/components/forms';
import { defineWidget } from '../../widget';

/** A plain box: there is no keyboard that it could stand on. */
defineWidget('keyboard-accessory', formSpecs['keyboard-accessory'], () => ({}));

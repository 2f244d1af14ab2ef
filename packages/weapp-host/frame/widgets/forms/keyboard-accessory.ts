import { formSpecs } from '../../../protocol/components/forms';
import { defineWidget } from '../../widget';

/** A plain box: the host has no visible keyboard. */
defineWidget('keyboard-accessory', formSpecs['keyboard-accessory'], () => ({}));

import { el } from './dom';
import { closeIcon, menuIcon } from './icons';
import './capsule.css';

export interface CapsuleActions {
  menu(): void;
  close(): void;
}

/** The two capsule buttons, present on every page with any navigation style. */
export const createCapsule = ({ menu, close }: CapsuleActions): HTMLElement =>
  el(
    'div',
    { class: 'capsule' },
    el('button', { label: '更多', tap: menu }, menuIcon()),
    el('i'),
    el('button', { label: '关闭', tap: close }, closeIcon()),
  );

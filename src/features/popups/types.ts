import { createElement, type ComponentType, type ReactNode } from 'react';
import type { App } from '@/stores/app';

/** In the order in which they show, each alone: rule shell-29. */
const POPUP_ORDER = [
  'age',
  'higherLevel',
  'classHour',
  'checkIn',
  'freshman',
  'freeTrial',
  'activity',
  'interestTags',
  'wonderful',
  'weChatNotice',
  'configured',
  'notification',
] as const;
export type PopupId = (typeof POPUP_ORDER)[number];

export interface PopupProps<Data> {
  readonly data: Data;
  /** false while it leaves. */
  readonly open: boolean;
  /** acted: the parent did what it is for; otherwise it was put away. It counts as shown either way. */
  readonly onClose: (acted: boolean) => void;
}

/** Something that is to be shown now. */
export interface Due<Data> {
  readonly data: Data;
  /** A kind that holds several counts each for itself; the kind's own id when absent. */
  readonly key?: string;
  /** Pictures without which it is not shown. */
  readonly images?: readonly string[];
}

/** What one popup says of itself. */
interface PopupKind<Data> {
  readonly id: PopupId;
  /** So often on this device, by key; Infinity: whenever it is due. */
  readonly limit: number;
  /** Nothing else shows after it until the page is opened anew. */
  readonly suppressesRest?: boolean;
  /** Asked once a round, all kinds at the same time; [] when it is not due. A rejection counts as []. */
  due(app: App): Promise<readonly Due<Data>[]>;
  /** Its looks; loaded when it is due. */
  load(): Promise<ComponentType<PopupProps<Data>>>;
}

type RenderPopup = (state: Pick<PopupProps<never>, 'open' | 'onClose'>) => ReactNode;

/** One showing, whatever its data. */
export interface Showing {
  readonly id: PopupId;
  readonly key: string;
  readonly images: readonly string[];
  readonly load: () => Promise<RenderPopup>;
}

/** A kind among others: what its data is remains its own business. */
export interface PopupEntry {
  readonly id: PopupId;
  readonly limit: number;
  readonly suppressesRest: boolean;
  due(app: App): Promise<readonly Showing[]>;
}

export function popup<Data>(kind: PopupKind<Data>): PopupEntry {
  const { id, limit, suppressesRest = false } = kind;
  const showing = ({ data, key = id, images = [] }: Due<Data>): Showing => ({
    id,
    key,
    images,
    load: async () => {
      const Popup = await kind.load();
      return (state) => createElement(Popup, { ...state, data });
    },
  });
  return { id, limit, suppressesRest, due: async (app) => (await kind.due(app)).map(showing) };
}

/** The entries in the order of the specification, however they were listed. */
export const inOrder = (entries: readonly PopupEntry[]): PopupEntry[] =>
  [...entries].sort((left, right) => POPUP_ORDER.indexOf(left.id) - POPUP_ORDER.indexOf(right.id));

import type { FrameCall, IntersectionStatus, ViewEvent } from '../protocol/calls';
import type { NodeId, Op } from '../protocol/ops';
import type { WindowConfig } from '../protocol/program';
import type { PickerColumns } from './widget';

/** API of a page's frame for the shell, as `window.__frame`, available once its script has run. */
export interface FrameApi {
  /** called once, before anything else; `safeBottom` is the home indicator's height below the page, in CSS px */
  connect(shell: FrameShell, setup: FrameSetup): void;
  apply(ops: Op[]): void;
  call(method: FrameCall, params: unknown): Promise<unknown>;
}

export interface FrameSetup {
  page: number;
  window: WindowConfig;
  safeBottom: number;
  /** app.json has style v2: the new look of the built-in components */
  newLook: boolean;
}

/** API of the shell for a page's frame; the shell adds the page's id and forwards to the mini program. */
export interface FrameShell {
  event(event: ViewEvent): void;
  model(message: { node: NodeId; attribute: string; value: unknown }): void;
  intersection(message: { observer: number; status: IntersectionStatus }): void;
  scroll(message: { scrollTop: number }): void;
  reachBottom(): void;
  resize(message: { width: number; height: number }): void;
  /** resolves to null when cancelled or when the page is closed */
  openPicker(columns: PickerColumns): Promise<number[] | null>;
  webView(message: { node: NodeId; method: string; args: unknown }): void;
  webViewLoaded(message: { node: NodeId; src: string; failed: boolean }): void;
}

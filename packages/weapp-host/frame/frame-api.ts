import type { FrameCall, IntersectionStatus, ViewEvent } from '../protocol/calls';
import type { NodeId, Op } from '../protocol/ops';
import type { WindowConfig } from '../protocol/program';
import type { PickerColumns } from './widget';

/** What a page's frame offers to the shell, as `window.__frame`, from the moment its script has run. */
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
  /** app.json asks for style v2: the new look of the built-in components */
  newLook: boolean;
}

/** What the shell offers to a page's frame; the shell adds the page's id and tells the mini program. */
export interface FrameShell {
  event(event: ViewEvent): void;
  model(message: { node: NodeId; attribute: string; value: unknown }): void;
  intersection(message: { observer: number; status: IntersectionStatus }): void;
  scroll(message: { scrollTop: number }): void;
  reachBottom(): void;
  resize(message: { width: number; height: number }): void;
  /** resolves to null when it is cancelled, and when the page is closed */
  openPicker(columns: PickerColumns): Promise<number[] | null>;
  webView(message: { node: NodeId; method: string; args: unknown }): void;
  webViewLoaded(message: { node: NodeId; src: string; failed: boolean }): void;
}

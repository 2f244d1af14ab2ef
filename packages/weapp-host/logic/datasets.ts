import * as glassEasel from 'glass-easel';
import { RemoteElement } from './backend/element';

let isShown = false;

/** Style sheets select by data-…, but glass-easel passes datasets to the view in another mode only. */
export function showDatasets(): void {
  if (isShown) return;
  isShown = true;
  const { prototype } = glassEasel.Element;
  const keep = prototype.setDataset;
  prototype.setDataset = function (this: glassEasel.Element, name, value) {
    keep.call(this, name, value);
    const shown = this.getBackendElement() as unknown;
    if (shown instanceof RemoteElement) shown.setDataset(name, value);
  };
}

import { containerSpecs } from '../../../protocol/components/containers';
import { defineWidget } from '../../widget';

/** A plain box: its transition between a page and a page-container is not animated. */
defineWidget('share-element', containerSpecs['share-element']!, () => ({}));

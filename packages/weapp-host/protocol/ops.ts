/**
 * Operations of the logic side on a page's nodes, in order: the only way in which setData reaches the view. Node 0 is the page's root.
 * `scope` is the class prefix of a component's style sheet ('' for pages).
 */
export type NodeId = number;

export type Op =
  | ['element', NodeId, string]
  | ['text', NodeId, string]
  | ['fragment', NodeId]
  | ['append', NodeId, NodeId]
  | ['insert', NodeId, NodeId, NodeId]
  | ['remove', NodeId, NodeId]
  | ['replace', NodeId, NodeId, NodeId]
  /** parent, child to insert before (null: append), number of children to remove there, fragment to insert */
  | ['splice', NodeId, NodeId | null, number, NodeId | null]
  | ['id', NodeId, string]
  | ['style', NodeId, string]
  | ['scope', NodeId, string]
  | ['class', NodeId, string, string, boolean]
  | ['clearClasses', NodeId]
  | ['attr', NodeId, string, unknown]
  | ['unattr', NodeId, string]
  /** full name, data-…, for selectors; null removes it */
  | ['data', NodeId, string, string | null]
  | ['setText', NodeId, string]
  /** type, capture, 0: listens, 1: mutates, 2: catches; -1: remove */
  | ['listen', NodeId, string, boolean, number]
  | ['model', NodeId, string, boolean]
  | ['sheet', string, string]
  | ['release', NodeId];

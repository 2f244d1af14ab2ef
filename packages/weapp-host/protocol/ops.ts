/**
 * What the logic side tells a page's frame to do to its nodes, in order: the only way in which setData reaches the view.
 * Node 0 is the page's root. `scope` is the class prefix of a component's style sheet ('' for pages).
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
  /** parent, the child before which (null: at the end), how many to remove from there, a fragment to put there */
  | ['splice', NodeId, NodeId | null, number, NodeId | null]
  | ['id', NodeId, string]
  | ['style', NodeId, string]
  | ['scope', NodeId, string]
  | ['class', NodeId, string, string, boolean]
  | ['clearClasses', NodeId]
  | ['attr', NodeId, string, unknown]
  | ['unattr', NodeId, string]
  /** a whole name, data-…, for the selectors of style sheets; null: there is none */
  | ['data', NodeId, string, string | null]
  | ['setText', NodeId, string]
  /** type, capture, 0: listens, 1: mutates, 2: catches; -1: listens no more */
  | ['listen', NodeId, string, boolean, number]
  | ['model', NodeId, string, boolean]
  | ['sheet', string, string]
  | ['release', NodeId];

/** Learning materials (/learningMaterials, /learningTeachAid, /learningVideo). Official students only. */
import { Type as T } from '@sinclair/typebox';
import { Subject } from '../enums';
import { MaterialFileKind } from '../materials';
import { date, id, integer, list, oneOf, text, url } from './primitives.schema';

const paged = { page: integer(1, 1000), limit: integer(1, 50) };

const Material = T.Object({
  id: id(),
  subject: oneOf(Subject),
  title: text(64),
  summary: text(200),
  cover: url(),
  fileCount: integer(),
  videoCount: integer(),
  updatedAt: date(),
});

const MaterialFile = T.Object({
  id: id(),
  materialId: id(),
  kind: oneOf(MaterialFileKind),
  subject: oneOf(Subject),
  title: text(128),
  /** Of a picture or a film. */
  cover: T.Optional(url()),
  /** Of a PDF or a picture; films have a page of their own. */
  url: T.Optional(url()),
  /** Bytes. */
  size: integer(),
  /** Seconds, of a film. */
  duration: T.Optional(integer()),
});

export const materialsSchemas = {
  /** Of the subjects that the child studies. `page` counts from 1; the length of the whole list is the envelope's `count`. */
  getLearningMaterials: {
    request: T.Object({ ...paged, subject: T.Optional(oneOf(Subject)) }),
    response: list(Material, 50),
  },
  /** Of one material; of all that the child may see when absent. */
  getMaterialFiles: {
    request: T.Object({ ...paged, materialId: T.Optional(id()) }),
    response: list(MaterialFile, 50),
  },
  getLearningVideo: {
    request: T.Object({ id: id() }),
    response: T.Object({
      id: id(),
      materialId: id(),
      subject: oneOf(Subject),
      title: text(128),
      summary: text(500),
      cover: url(),
      url: url(),
      duration: integer(),
      /** The other films of the same material. */
      others: list(T.Object({ id: id(), title: text(128), cover: url(), duration: integer() }), 20),
    }),
  },
};

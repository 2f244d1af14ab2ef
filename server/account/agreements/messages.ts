export const AGREEMENT_MESSAGES = { missing: '该文档暂时无法查看' } as const;

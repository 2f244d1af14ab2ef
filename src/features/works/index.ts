/**
 * Shared by all works screens (baby show, little teacher, teacher star):
 *
 *     const [store] = useState(() => new WorksListStore(app, { kind: WorkKind.babyShow, scope: scopeOf(scope) }));
 *     <WorksList store={store} scopes={Object.values(WorkScope)} />
 *     <TopicStrip store={topics} chosen={store.topicId} onChoose={store.chooseTopic} />
 *     <WorkPage kind={WorkKind.babyShow} id={id} />       // a whole screen
 *     <WorkEditPage kind={WorkKind.babyShow} id={id} topicId={topicId} />     // a whole screen
 */
export { WorkCard } from './card/WorkCard';
export { WorkEditPage } from './editor/WorkEditPage';
export { WorksSkeleton, WorksList } from './list/WorksList';
export { scopeOf, WorksListStore } from './list/works-list-store';
export { toEdit, toList, toMine, toNew, toWork } from './pages';
export { TopicStrip, TopicWords } from './topics/TopicStrip';
export { TopicsStore } from './topics/topics-store';
export { WorkPage } from './view/WorkPage';

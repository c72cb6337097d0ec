import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, BaseState, BaseStore, RootState } from '@/store/core/store-types';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/* For the first screen and the frame around all screens, where member slices may be missing. */
export const useBaseSelector = useSelector.withTypes<BaseState>();
export const useBaseStore = useStore.withTypes<BaseStore>();

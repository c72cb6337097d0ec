import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppStore, BaseState } from '@/store/setup/base-store';
import type { AppDispatch, RootState } from '@/store/setup/store-types';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** Reads what is there from the start: on the login screen, and in the frame around every screen. */
export const useBaseSelector = useSelector.withTypes<BaseState>();
export const useAppStore = useStore.withTypes<AppStore>();

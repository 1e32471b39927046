package io.mcts.cluster;

import com.hazelcast.core.HazelcastInstance;

/** Restricts classes named in network data to Hazelcast's own. */
final class HazelcastClasses extends ClassLoader {

    HazelcastClasses() {
        super(HazelcastInstance.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean isResolved) throws ClassNotFoundException {
        if (name.startsWith("com.hazelcast.")) {
            return super.loadClass(name, isResolved);
        }
        throw new ClassNotFoundException(name + " is no class that may come from the network");
    }
}
